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

/** A product's name, its front page, and the front pages of the majors that still have docs of their own. */
interface ProductFacts {
  name: string;
  metadata: string;
  home: string;
  olderHomes: readonly (readonly [version: string, home: string])[];
}

const FAMILY: ProductFacts = {
  name: 'MUI X',
  metadata: '',
  home: '/x/introduction/',
  olderHomes: [
    ['v7', '/x/introduction/'],
    ['v6', '/x/introduction/'],
    ['v5', '/x/introduction/'],
    ['v4', '/components/data-grid/'],
  ],
};

const PRODUCTS: Record<string, ProductFacts> = {
  'x-data-grid': {
    name: 'Data Grid',
    metadata: 'MUI X',
    home: '/x/react-data-grid/',
    olderHomes: [
      ['v7', '/x/react-data-grid/'],
      ['v6', '/x/react-data-grid/'],
      ['v5', '/x/react-data-grid/'],
      ['v4', '/components/data-grid/'],
    ],
  },
  'x-date-pickers': {
    name: 'Date Pickers',
    metadata: 'MUI X',
    home: '/x/react-date-pickers/',
    olderHomes: [
      ['v7', '/x/react-date-pickers/'],
      ['v6', '/x/react-date-pickers/'],
      ['v5', '/x/react-date-pickers/getting-started/'],
    ],
  },
  'x-charts': {
    name: 'Charts',
    metadata: 'MUI X',
    home: '/x/react-charts/',
    olderHomes: [
      ['v7', '/x/react-charts/'],
      ['v6', '/x/react-charts/'],
    ],
  },
  'x-tree-view': {
    name: 'Tree View',
    metadata: 'MUI X',
    home: '/x/react-tree-view/',
    olderHomes: [
      ['v7', '/x/react-tree-view/'],
      ['v6', '/x/react-tree-view/getting-started'],
    ],
  },
};

export interface ProductIdentityInput {
  /** The path of the page without its language, see `resolvePath`. */
  canonicalAs: string;
  /** Two letters; every language but English has its prefix in the addresses. */
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

/** The address of a version's site: `https://v7.mui.com`. */
export function getVersionUrl(docsUrl: string, name: string): string {
  return name === 'current' ? docsUrl : docsUrl.replace('://', `://${name}.`);
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
  const {name, metadata, home, olderHomes} =
    PRODUCTS[identifyProduct(canonicalAs).productId] ?? FAMILY;
  const prefix = language === 'en' ? '' : `/${language}`;
  return {
    name,
    metadata,
    versions: [['current', home] as const, ...olderHomes].map(([each, front]) => {
      const number = each === versionName ? version : newestVersion;
      const isAtHand = each === versionName;
      return {
        text: isAtHand || each === 'current' ? `v${number}` : each,
        href: `${isAtHand ? '' : getVersionUrl(docsUrl, each)}${prefix}${front}`,
        name: each,
        front,
        ...(isAtHand && {current: true}),
      };
    }),
  };
}
