import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type {I18n} from '@docusaurus/types';
import type {PageEnvironment} from '../../site/environment/shared';

/** The custom fields of `docusaurus.config.ts`. They're part of every page's initial load. */
export interface SiteFields extends PageEnvironment {
  /** Version of the libraries that these docs describe, such as `8.12.1`. */
  version: string;
  /** Version of the libraries that the current docs describe. */
  newestVersion: string;
}

/** The site configuration that any part of the site may need. */
export interface Site extends SiteFields {
  /** The name of the site. */
  title: string;
  /** The origin of this docs version, without a trailing slash. */
  url: string;
  /** The path of the landing page in the build's language, with a trailing slash. */
  baseUrl: string;
  /** Host of the current docs, such as `mui.com`. Older majors are on its subdomains. */
  docsHost: string;
  /** The languages of the site, and the one of this build. */
  i18n: I18n;
}

const {title, url, baseUrl} = siteConfig;
const fields = siteConfig.customFields as unknown as SiteFields;

/** The site's configuration for modules outside React. Components use `useSite()`. */
export const site: Readonly<Site> = {
  ...fields,
  title,
  url,
  baseUrl,
  docsHost: new URL(fields.docsUrl).host,
  i18n,
};
