import { Component } from 'react';
import { noteScroll } from '../shared/navigation/scrollBefore.ts';

/**
 * Notes how far down the page is just before an address shows another one: once React has begun to change the document,
 * the header may be gone, and the place with it. Only classes are asked at that moment.
 */
export class ScrollWitness extends Component<{ entry: string }> {
  override getSnapshotBeforeUpdate(): null {
    noteScroll();
    return null;
  }

  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
