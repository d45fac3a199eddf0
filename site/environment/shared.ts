import type {AdConfig, ThirdParties} from '../third-parties/shared';

/** Where "Open in …" leads, by the name of the assistant; `{prompt}` stands for the question. */
export type AgentLinks = Readonly<Record<string, string>>;

/** A hosted index (Algolia's) that replaces the built one. */
export interface HostedSearch {
  appId: string;
  /** A key with the right to search only. */
  apiKey: string;
  indexName: string;
  /** The site has no page of results: the dialog shows them all. */
  searchPagePath: false;
}

/** What the environment says about the pages; comes with the first load of each. */
export interface PageEnvironment {
  /** Address of the current docs, such as `https://mui.com`. */
  docsUrl: string;
  /** The version to build: `current`, or an older major such as `v7`. */
  versionName: string;
  /** The code host: sources, issues, releases. */
  repoUrl: string;
  /** Address of the icon font's stylesheet; empty where the operator wants none. */
  iconFontUrl: string;
  /** Whether the site has a service worker; without, it removes the one that readers have. */
  serviceWorker: boolean;
  /** Who counts visits, and whose ads are shown. */
  thirdParties: ThirdParties;
  /** How ads report themselves, where the operator says so. */
  adConfig: Partial<AdConfig>;
  /** Where comments on pages are posted; without it, a comment becomes an issue on the code host. */
  feedbackUrl?: string | undefined;
  /** The assistants that a page can be opened in. */
  agentLinks: AgentLinks;
  /** The service behind "Edit in Chat" and the ids of the products that it knows; without it, there is no such button. */
  chat?: {url: string; scopes: readonly string[]} | undefined;
  /** The key of the commercial packages; without it, their demos show a watermark. */
  licenseKey?: string | undefined;
}

/** What the operator decides about a build. */
export interface Environment {
  pages: PageEnvironment;
  /** Whether the build checks types, fences and names, which `npm test` does beforehand. */
  checksTypes: boolean;
  /** Whether packages/docusaurus-plugin-first-load makes what a page loads first smaller. */
  firstLoad: boolean;
  /** Stylesheet of a heading font that the site doesn't serve itself, see plugins/fonts. */
  headingFontUrl: string | undefined;
  /** Further origins that the script of the ad network calls. */
  adOrigins: readonly string[];
  /** The search service that replaces the index of plugins/search. */
  hostedSearch: HostedSearch | undefined;
}
