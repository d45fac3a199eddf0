import {translate} from '@docusaurus/Translate';
import type {IconName} from '../common/Icon/Icon';
import type {HitKind, KindFilter} from '@mui-x-docs/search/hits';
import type {Search} from './useSearch';

/** Returns the kinds that users can filter by, in display order. */
export function getKindFilters(): {id: KindFilter; label: string}[] {
  return [
    {id: 'guides', label: translate({id: 'docs.search.guides', message: 'Guides'})},
    {id: 'components', label: translate({id: 'docs.search.components', message: 'Components'})},
    {id: 'props', label: translate({id: 'docs.search.props', message: 'Props'})},
    {id: 'slots', label: translate({id: 'docs.search.slots', message: 'Slots'})},
    {id: 'classes', label: translate({id: 'docs.search.classes', message: 'Classes'})},
    {id: 'events', label: translate({id: 'docs.search.events', message: 'Events'})},
    {id: 'hooks', label: translate({id: 'docs.search.hooks', message: 'Hooks'})},
    {id: 'demos', label: translate({id: 'docs.search.demos', message: 'Demos'})},
  ];
}

/**
 * Returns a one-word label for the kind of a hit. Pages and sections return `undefined` because
 * their icons are enough.
 */
export function getKindLabel(kind: HitKind): string | undefined {
  switch (kind) {
    case 'component':
      return translate({id: 'docs.search.kindComponent', message: 'component'});
    case 'interface':
      return translate({id: 'docs.search.kindInterface', message: 'interface'});
    case 'hook':
      return translate({id: 'docs.search.kindHook', message: 'hook'});
    case 'prop':
      return translate({id: 'docs.search.kindProp', message: 'prop'});
    case 'property':
      return translate({id: 'docs.search.kindProperty', message: 'property'});
    case 'slot':
      return translate({id: 'docs.search.kindSlot', message: 'slot'});
    case 'class':
      return translate({id: 'docs.search.kindClass', message: 'class'});
    case 'event':
      return translate({id: 'docs.search.kindEvent', message: 'event'});
    case 'selector':
      return translate({id: 'docs.search.kindSelector', message: 'selector'});
    case 'export':
      return translate({id: 'docs.search.kindExport', message: 'export'});
    case 'demo':
      return translate({id: 'docs.search.kindDemo', message: 'demo'});
    case 'page':
    case 'section':
      return undefined;
  }
}

/** Returns the label of a removed name. */
export const getRemovedLabel = (use: string): string =>
  use
    ? translate(
        {
          id: 'docs.search.removedFor',
          message: 'Removed. Use {use} instead.',
          description: 'Shown below a removed API name in the search results',
        },
        {use},
      )
    : translate({id: 'docs.search.removed', message: 'Removed'});

/** Returns the icon of a hit. */
export function getKindIcon(kind: HitKind): IconName {
  switch (kind) {
    case 'page':
      return 'page';
    case 'section':
      return 'hash';
    case 'demo':
      return 'play';
    default:
      return 'code';
  }
}

/** Returns the status message for screen readers, or an empty string while results are loading. */
export function getStatusMessage({query, failed, loaded, settled, hrefs, groups}: Search): string {
  if (!query) {
    return '';
  }
  if (failed) {
    return translate({id: 'docs.search.failed', message: 'Search could not be loaded.'});
  }
  if (!loaded) {
    return translate({
      id: 'docs.search.loading',
      message: 'Loading the search…',
      description: 'Announced by screen readers',
    });
  }
  if (!settled) {
    return '';
  }
  return hrefs.length === 0
    ? translate({id: 'docs.search.announceNone', message: 'No results'})
    : translate(
        {
          id: 'docs.search.announce',
          message: '{count} results on {pages} pages; use the arrow keys',
        },
        {count: String(hrefs.length), pages: String(groups.length)},
      );
}
