import type {I18n} from '@docusaurus/types';
import {baseUrlOf} from './shared';

/** Returns the base URLs of the configured languages, in order: `/`, `/zh/`. */
export const listBaseUrls = ({
  locales,
  localeConfigs,
}: Pick<I18n, 'locales' | 'localeConfigs'>): string[] =>
  locales.map((code) => localeConfigs[code]?.baseUrl ?? baseUrlOf(code));
