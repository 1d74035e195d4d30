import { Component, type ReactNode, Suspense } from 'react';

/** Delay before a failed part is retried, ms. */
const AGAIN_AFTER = 10_000;

interface Props {
  /** Shown instead meanwhile; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Wraps optional parts of a page: if one fails to load, or throws, the page works without it and retries later. */
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
