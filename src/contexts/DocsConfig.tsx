import {createContext, useContext, type ReactNode} from 'react';
import type {PageProps} from '../i18n/getPageProps';

/** What every part of the docs may want to know about the site it is on. */
export interface DocsConfig extends PageProps {
  /** The languages that the site is built in, as two-letter codes. */
  languages: readonly string[];
  /** Host of the current docs, such as `mui.com`; older majors live on its subdomains. */
  docsHost: string;
  /** Address of the current docs, such as `https://mui.com`. */
  docsUrl: string;
  /** The docs at hand: `current`, or an older major such as `v7`. */
  versionName: string;
  /** Version of the libraries that the current docs describe. */
  newestVersion: string;
  /** Version of the libraries that these docs describe, such as `8.12.1`. */
  version: string;
  /** Address of the icon font's stylesheet; empty where the operator wants none. */
  iconFontUrl: string;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Gives its children the docs config. */
export function DocsProvider({config, children}: {config: DocsConfig; children: ReactNode}) {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** Reads the docs config; throws outside of `DocsProvider`. */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return config;
}
