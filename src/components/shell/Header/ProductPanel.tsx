import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../common/Icon/Icon';
import {getProducts} from '../../common/products/products';
import {useMenu} from '../../common/Menu/useMenu';
import styles from './Header.module.css';

/** Renders the name of the current product, with a panel that links to the others. */
export function ProductPanel({
  productId,
  name,
  metadata,
}: {
  productId: string;
  name: string;
  metadata: string;
}): ReactNode {
  const {close, buttonProps, menuProps} = useMenu<HTMLUListElement>('product-panel');
  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={styles.product}
        aria-label={translate(
          {
            id: 'docs.header.switchProduct',
            message: '{product}, switch product',
            description: 'The accessible name of the button that shows the current product',
          },
          {product: [metadata, name].filter(Boolean).join(' ')},
        )}
        {...buttonProps}
      >
        <span className={styles.productText}>
          {metadata && <span className={styles.productFamily}>{`${metadata} `}</span>}
          <span className={styles.productName}>{name}</span>
        </span>
        <Icon name="chevronDown" size={16} />
      </button>
      <ul
        {...menuProps}
        className={clsx(styles.menu, styles.productMenu)}
        aria-label={translate({id: 'docs.header.products', message: 'Products'})}
      >
        {getProducts().map((product) => (
          <li key={product.id}>
            <Link
              to={product.href}
              data-noBrokenLinkCheck
              className={styles.productItem}
              aria-current={product.id === productId ? 'true' : undefined}
              onClick={close}
            >
              <span className={styles.productIcon}>
                <Icon name={product.icon} size={22} />
              </span>
              <span>
                <span className={styles.productItemName}>{product.name}</span>
                <span className={styles.productDescription}>{product.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
