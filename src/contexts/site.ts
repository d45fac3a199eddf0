import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type {I18n} from '@docusaurus/types';
import type {AgentLinks} from '../../site/environment/shared';
import type {AdConfig, ThirdParties} from '../../site/third-parties/shared';

/** What `docusaurus.config.ts` says of the site beside what Docusaurus asks for. All of it comes with the first load of every page. */
export interface SiteFields {
  /** Version of the libraries that these docs describe, such as `8.12.1`. */
  version: string;
  /** The docs at hand: `current`, or an older major such as `v7`. */
  versionName: string;
  /** Version of the libraries that the current docs describe. */
  newestVersion: string;
  /** Address of the current docs, such as `https://mui.com`. */
  docsUrl: string;
  /** The code host: sources, issues, releases. */
  repoUrl: string;
  /** Address of the icon font's stylesheet; empty where the operator wants none. */
  iconFontUrl: string;
  /** Whether the site has a service worker, or takes it back from readers who have it. */
  serviceWorker: boolean;
  /** Who counts visits, and whose ads are shown. */
  thirdParties: ThirdParties;
  /** How ads report themselves, where the operator says so. */
  adConfig: Partial<AdConfig>;
  /** Where comments on pages are posted; left out, a comment becomes an issue on the code host. */
  feedbackUrl?: string | undefined;
  /** The assistants that a page can be opened in. */
  agentLinks: AgentLinks;
  /** The service behind `Edit in Chat` and the products that it knows, by id; left out, there is no such button. */
  chat?: {url: string; scopes: readonly string[]} | undefined;
  /** The key of the commercial packages; left out, their demos show a watermark. */
  licenseKey?: string | undefined;
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
