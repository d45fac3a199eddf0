import {createContext, useContext, useMemo, type ReactNode} from 'react';
import type {AdConfig} from '../../site/third-parties/shared';

/** One shown ad in ten reports itself. */
const DEFAULT_CONFIG: AdConfig = {GADisplayRatio: 0.1};

type GivenConfig = {[Key in keyof AdConfig]?: AdConfig[Key] | null};

const AdConfigContext = createContext<GivenConfig | null>(null);

/** Gives its children the ad config; what is not given has its default. */
export function AdProvider({config, children}: {config?: GivenConfig; children: ReactNode}) {
  const value = useMemo(() => ({...DEFAULT_CONFIG, ...config}), [config]);
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** Reads the ad config; throws outside of `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  // Set to null on purpose counts as not set.
  return {GADisplayRatio: config.GADisplayRatio ?? DEFAULT_CONFIG.GADisplayRatio};
}
