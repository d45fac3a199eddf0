import type {DocusaurusConfig} from '@docusaurus/types';

/** Fields that only the build reads. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'scripts',
  'stylesheets',
  'headTags',
  'clientModules',
  'staticDirectories',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const satisfies (keyof DocusaurusConfig)[];

/** Removes the parts of the site's configuration that only the build reads. */
export function trimSiteConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {future, ...rest} = Object.fromEntries(
    Object.entries(config).filter(([key]) => !(BUILD_ONLY as readonly string[]).includes(key)),
  ) as DocusaurusConfig;
  const {experimental_router} = future;
  return {...rest, future: {experimental_router} as DocusaurusConfig['future']};
}
