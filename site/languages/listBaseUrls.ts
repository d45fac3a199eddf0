import type {I18n} from '@docusaurus/types';
import {baseUrlOf} from './shared';

/** The roots of the languages that a configuration lists, in its order: `/`, `/zh/`. */
export const listBaseUrls = ({
  locales,
  localeConfigs,
}: Pick<I18n, 'locales' | 'localeConfigs'>): string[] =>
  locales.map((code) => localeConfigs[code]?.baseUrl ?? baseUrlOf(code));
