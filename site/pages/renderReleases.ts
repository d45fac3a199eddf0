import type {Change, Release} from '../releases/shared';
import {quoteElements} from '../markdown/renderApi';
import {planName} from '../plans/shared';
import type {PageBody} from './renderMarkdownVersion';
import type {ProductNames} from '../products/productNames';

const renderChange = ({product, plan, breaking, text}: Change, names: ProductNames): string =>
  `- ${names[product]}${plan === 'community' ? '' : ` (${planName(plan)})`}: ${breaking ? '**Breaking:** ' : ''}${quoteElements(text)}`;

/** Renders the What's new page: all releases with all changes. */
export function renderReleases(releases: readonly Release[], names: ProductNames): PageBody {
  const sections = releases.map(({version, date, highlights, changes}) =>
    [
      `## ${version} (${date})`,
      ...(highlights.length > 0
        ? [highlights.map((highlight) => `- ${highlight}`).join('\n')]
        : []),
      ...(changes.length > 0
        ? ['Changes:', changes.map((change) => renderChange(change, names)).join('\n')]
        : []),
    ].join('\n\n'),
  );
  return {
    markdown: `${sections.join('\n\n')}\n`,
    headings: releases.map(({version}) => ({text: version, id: `v${version}`, depth: 2})),
  };
}
