import {createContext, useContext, useMemo, type ReactNode} from 'react';
import type {AdConfig} from '../../site/third-parties/shared';

/** 10% of the displayed ads are reported. */
const DEFAULT_CONFIG: AdConfig = {GADisplayRatio: 0.1};

type PartialAdConfig = {[Key in keyof AdConfig]?: AdConfig[Key] | null};

const AdConfigContext = createContext<PartialAdConfig | null>(null);

/** Provides the ad config to its children. Missing values use the defaults. */
export function AdProvider({config, children}: {config?: PartialAdConfig; children: ReactNode}) {
  const value = useMemo(() => ({...DEFAULT_CONFIG, ...config}), [config]);
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** Returns the ad config. Throws outside `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  // Null counts as not set.
  return {GADisplayRatio: config.GADisplayRatio ?? DEFAULT_CONFIG.GADisplayRatio};
}
