import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {getPageProps, type PageProps} from '../i18n/getPageProps';
import {site, type Site} from './site';

type DocsConfig = Readonly<Site & PageProps>;

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Provides the docs config to its children. Missing values use the site's configuration. */
export function DocsProvider({
  config,
  children,
}: {
  config?: Partial<DocsConfig>;
  children: ReactNode;
}) {
  const value = useMemo(() => ({...getPageProps(), ...site, ...config}), [config]);
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}

/** Returns the site's configuration and the page's language. Throws outside `DocsProvider`. */
export function useSite(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return config;
}
