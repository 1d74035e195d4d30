import type { DocBlock } from '../../../contract/http/site.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './DocPage.module.css';

/** One block of a help page. */
export function Block({ block }: { block: DocBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <ul className={styles.list}>{items(block.items)}</ul>;
    case 'steps':
      return <ol className={styles.steps}>{items(block.items)}</ol>;
    case 'link':
      return (
        <p>
          <LinkButton to={block.to} className={styles.link}>
            {block.text}
            <Icon name="chevron" size={16} />
          </LinkButton>
        </p>
      );
  }
}

function items(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>);
}
