import {prefixOf} from '../../site/languages/shared';
import {findProduct, landingPageOf} from '../../site/products/shared';
import {getVersionUrl} from '../../site/versions/shared';
import {identifyProduct} from './identifyProduct';

/** An entry of the version switcher. */
export interface ProductVersion {
  /** The label, such as `v8.12.1` or `v7`. */
  text: string;
  /** Site-relative for this version, a full URL for others. */
  href: string;
  /** `current`, or the name of an older major: `v7`. */
  name: string;
  /** The overview page of the product in that version, without language. */
  landingPage: string;
  /** `true` for this version. */
  current?: boolean;
}

/** The product of a page, as shown in the header. */
export interface ProductIdentity {
  name: string;
  /** The small label above the name; empty if the name is that of the whole family. */
  metadata: string;
  versions: ProductVersion[];
}

/** The data of the whole family, for pages outside its products. */
const FAMILY = {
  label: 'MUI X',
  landingPage: '/x/introduction/',
  olderLandingPages: [
    ['v7', '/x/introduction/'],
    ['v6', '/x/introduction/'],
    ['v5', '/x/introduction/'],
    ['v4', '/components/data-grid/'],
  ],
} as const;

export interface ProductIdentityInput {
  /** The path of the page without its language, see `resolvePath`. */
  canonicalAs: string;
  /** The page's language code. All languages except English have a URL prefix. */
  language: string;
  /**
   * URL of the current docs, such as `https://mui.com`. Older majors are on `v7.mui.com` and so on.
   */
  docsUrl: string;
  /** This docs version: `current`, or an older major. */
  versionName?: string;
  /** Library version of these docs, such as `8.12.1`, which all products share. */
  version: string;
  /** Version of the current docs, if these docs are older. */
  newestVersion?: string;
}

/** Returns the product of a page and the versions of its docs, newest first. */
export function getProductIdentity({
  canonicalAs,
  language,
  docsUrl,
  versionName = 'current',
  version,
  newestVersion = version,
}: ProductIdentityInput): ProductIdentity {
  const product = findProduct(identifyProduct(canonicalAs).productId.replace(/^x-/, ''));
  const landingPage = product ? landingPageOf(product) : FAMILY.landingPage;
  const {olderLandingPages} = product ?? FAMILY;
  return {
    name: product ? (product.shortLabel ?? product.label) : FAMILY.label,
    metadata: product ? FAMILY.label : '',
    versions: [['current', landingPage] as const, ...olderLandingPages].map(
      ([versionKey, versionLandingPage]) => {
        const number = versionKey === versionName ? version : newestVersion;
        const isCurrent = versionKey === versionName;
        return {
          text: isCurrent || versionKey === 'current' ? `v${number}` : versionKey,
          href: `${isCurrent ? '' : getVersionUrl(docsUrl, versionKey)}${prefixOf(language)}${versionLandingPage}`,
          name: versionKey,
          landingPage: versionLandingPage,
          ...(isCurrent && {current: true}),
        };
      },
    ),
  };
}
