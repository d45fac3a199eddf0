import {prefixOf} from '../../site/languages/shared';
import {findProduct, frontOf} from '../../site/products/shared';
import {getVersionUrl} from '../../site/versions/shared';
import {identifyProduct} from './identifyProduct';

/** One entry of the version switcher. */
export interface ProductVersion {
  /** What the reader sees, such as `v8.12.1` or `v7`. */
  text: string;
  /** Site-relative for the version at hand, a full address for the others. */
  href: string;
  /** `current`, or the name of an older major: `v7`. */
  name: string;
  /** The front page of the product there, without language. */
  front: string;
  /** True for the version at hand. */
  current?: boolean;
}

/** How the header names the product of a page. */
export interface ProductIdentity {
  name: string;
  /** The small label above the name; empty where the name is that of the whole family. */
  metadata: string;
  versions: ProductVersion[];
}

/** What the site knows of the whole family, for pages outside its products. */
const FAMILY = {
  label: 'MUI X',
  front: '/x/introduction/',
  olderFronts: [
    ['v7', '/x/introduction/'],
    ['v6', '/x/introduction/'],
    ['v5', '/x/introduction/'],
    ['v4', '/components/data-grid/'],
  ],
} as const;

export interface ProductIdentityInput {
  /** The path of the page without its language, see `resolvePath`. */
  canonicalAs: string;
  /** Its code; every language but English has its prefix in the addresses. */
  language: string;
  /** Address of the current docs, such as `https://mui.com`; older majors live on `v7.mui.com` and so on. */
  docsUrl: string;
  /** The docs at hand: `current`, or the name of an older major. */
  versionName?: string;
  /** Version of the libraries that the docs at hand describe, such as `8.12.1`: the same for every product. */
  version: string;
  /** Version of the current docs, where these are not at hand. */
  newestVersion?: string;
}

/** Names the product of a page and lists the versions that its docs can be read for, newest first. */
export function getProductIdentity({
  canonicalAs,
  language,
  docsUrl,
  versionName = 'current',
  version,
  newestVersion = version,
}: ProductIdentityInput): ProductIdentity {
  const product = findProduct(identifyProduct(canonicalAs).productId.replace(/^x-/, ''));
  const front = product ? frontOf(product) : FAMILY.front;
  const {olderFronts} = product ?? FAMILY;
  return {
    name: product ? (product.shortLabel ?? product.label) : FAMILY.label,
    metadata: product ? FAMILY.label : '',
    versions: [['current', front] as const, ...olderFronts].map(([each, home]) => {
      const number = each === versionName ? version : newestVersion;
      const isAtHand = each === versionName;
      return {
        text: isAtHand || each === 'current' ? `v${number}` : each,
        href: `${isAtHand ? '' : getVersionUrl(docsUrl, each)}${prefixOf(language)}${home}`,
        name: each,
        front: home,
        ...(isAtHand && {current: true}),
      };
    }),
  };
}
