import type {AdConfig, ThirdParties} from '../third-parties/shared';

/**
 * The targets of "Open in …" by the name of the assistant; `{prompt}` is a placeholder for the
 * question.
 */
export type AgentLinks = Readonly<Record<string, string>>;

/** A hosted (Algolia) index that replaces the built one. */
export interface HostedSearch {
  appId: string;
  /** A search-only key. */
  apiKey: string;
  indexName: string;
  /** The site has no results page, because the dialog shows all results. */
  searchPagePath: false;
}

/** The environment's values for the pages, which are part of every first load. */
export interface PageEnvironment {
  /** URL of the current docs, such as `https://mui.com`. */
  docsUrl: string;
  /** The version to build: `current`, or an older major such as `v7`. */
  versionName: string;
  /** URL of the GitHub repository: sources, issues, releases. */
  repoUrl: string;
  /** URL of the icon font's stylesheet; empty to disable it. */
  iconFontUrl: string;
  /** `true` if the site has a service worker. Otherwise, pages remove an existing one. */
  serviceWorker: boolean;
  /** Analytics and ads. */
  thirdParties: ThirdParties;
  /** How often ads report impressions, if configured. */
  adConfig: Partial<AdConfig>;
  /** URL to which comments on pages are posted. Without it, a comment opens a GitHub issue. */
  feedbackUrl?: string | undefined;
  /** The assistants that a page can be opened in. */
  agentLinks: AgentLinks;
  /**
   * The service of "Edit in Chat", and the ids of the products that it supports. Without it, there
   * is no such button.
   */
  chat?: {url: string; scopes: readonly string[]} | undefined;
  /** The license key of the paid packages. Without it, their demos show a watermark. */
  licenseKey?: string | undefined;
}

/** The build's settings from environment variables. */
export interface Environment {
  pages: PageEnvironment;
  /**
   * `true` if the build checks types, code blocks, and API names. `npm test` sets it to `false`,
   * because it has checked them before.
   */
  checksTypes: boolean;
  /** `true` if packages/docusaurus-plugin-first-load reduces the first load of pages. */
  firstLoad: boolean;
  /** Stylesheet of a heading font that the site doesn't serve itself, see plugins/fonts. */
  headingFontUrl: string | undefined;
  /** Additional origins that the ad network's script calls. */
  adOrigins: readonly string[];
  /** The search service that replaces the index of plugins/search. */
  hostedSearch: HostedSearch | undefined;
}
