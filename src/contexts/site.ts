import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type {I18n} from '@docusaurus/types';
import type {PageEnvironment} from '../../site/environment/shared';

/** What `docusaurus.config.ts` says of the site beside what Docusaurus asks for. All of it comes with the first load of every page. */
export interface SiteFields extends PageEnvironment {
  /** Version of the libraries that these docs describe, such as `8.12.1`. */
  version: string;
  /** Version of the libraries that the current docs describe. */
  newestVersion: string;
}

/** What every part of the site may want to know about it. */
export interface Site extends SiteFields {
  /** The name of the site. */
  title: string;
  /** Where this version of the docs is published, without a slash at the end. */
  url: string;
  /** The path of the front page in the language that is built, with a slash at the end. */
  baseUrl: string;
  /** Host of the current docs, such as `mui.com`; older majors live on its subdomains. */
  docsHost: string;
  /** The languages of the site, and which of them this build is in. */
  i18n: I18n;
}

const {title, url, baseUrl} = siteConfig;
const fields = siteConfig.customFields as unknown as SiteFields;

/** The site's configuration for modules outside React. Components read it with `useSite()`. */
export const site: Readonly<Site> = {
  ...fields,
  title,
  url,
  baseUrl,
  docsHost: new URL(fields.docsUrl).host,
  i18n,
};
