import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../site/files/files';
import type {DocPage} from '../../site/pages/collectPages';
import {loadPages, type PageModel, type PagesOptions} from '../../site/pages/loadPages';
import {addCardTags} from './cardTags';
import {createRenderer, type Card} from './drawCard';
import {findKind} from './drawings';

/** The card of pages without their own, below the static folder. */
const DEFAULT_CARD = 'static/social-card.png';

/** Returns the content of a page's card. */
function createCard({path: pathname, title, product, group}: DocPage, {site}: PageModel): Card {
  const [label = product ? site.productNames[product] : '', ...groups] = group
    .split(' › ')
    .filter(Boolean);
  return {
    kind: findKind(`/${pathname.slice(site.baseUrl.length)}`, product),
    ...(product && {product}),
    title,
    label,
    group: groups.slice(-2).join(' › '),
  };
}

/**
 * Draws a card for each page, which social networks show with its URL, and names it in the page's
 * head. The tags are added to the built HTML, so that they aren't part of the JavaScript of the
 * pages. All cards take a few seconds, so there's no cache.
 */
export default function socialCardsPlugin(context: LoadContext, options: PagesOptions): Plugin {
  const {siteDir, siteConfig} = context;
  let model: PageModel;
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      model = loadPages(allContent, context, options);
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      const cards = new Map(model.pages.map((page) => [page.path, createCard(page, model)]));
      const fileOf = (pathname: string, name: string) =>
        path.join(outDir, pathname.slice(baseUrl.length), name);
      // All pages are changed before the first card is drawn: plugins that read them come later.
      for (const pathname of new Set(routesPaths)) {
        const card = cards.get(pathname);
        const file = fileOf(pathname, pathname.endsWith('.html') ? '' : 'index.html');
        const image = card ? `${pathname}card.png` : baseUrl + DEFAULT_CARD;
        if (fs.existsSync(file)) {
          const alt = card
            ? [card.title, card.label].filter(Boolean).join(' - ')
            : siteConfig.tagline;
          const tags = {url: siteConfig.url + image, alt};
          fs.writeFileSync(file, addCardTags(fs.readFileSync(file, 'utf8'), tags));
        }
      }
      const logo = fs.readFileSync(path.join(siteDir, 'static/static/favicon.svg'));
      const renderer = await createRenderer([...cards.values()], logo);
      await Promise.all(
        [...cards].map(async ([pathname, card]) =>
          writeFile(fileOf(pathname, 'card.png'), await renderer.draw(card)),
        ),
      );
    },
  };
}
