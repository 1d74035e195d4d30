import { Component, type ReactNode, Suspense } from 'react';

/** What could not be shown is tried again after this long, ms. */
const AGAIN_AFTER = 10_000;

interface Props {
  /** What stands there meanwhile; nothing, unless told. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Holds what a page can do without: where it cannot be fetched, or breaks, the page goes on without it until it can. */
export class NonCritical extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    globalThis.reportError?.(error);
    this.#timer = setTimeout(() => this.setState({ broken: false }), AGAIN_AFTER);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.broken ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
