import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSite} from '@site/src/contexts/DocsConfig';
import {PLANS} from '../../../site/plans/shared';
import {getProducts} from '../common/products/products';
import {Icon} from '../common/Icon/Icon';
import {PlanChip} from '../common/PlanChip/PlanChip';
import type {Hit} from '@mui-x-docs/search/hits';
import {kindIcon, kindLabel, removedLabel} from './labels';
import {Excerpt, HighlightedText} from './HighlightedText';
import styles from './Results.module.css';
import {untranslated} from './untranslated';
import type {Search} from './useSearch';

/** Converts a demo name to words: `BasicBars` → `Basic bars`. */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const PROSE = new Set(['page', 'section', 'demo']);

/** Renders the results grouped by page: the page itself, followed by its matches. */
export function Results({
  search,
  label,
  onChoose,
}: {
  search: Search;
  label: string;
  onChoose: () => void;
}): ReactNode {
  const {groups, query: question, chosen, addresses} = search;
  const {currentLocale} = useSite().i18n;
  const langOf = (text: string) => untranslated(text, currentLocale);
  const products = new Map(getProducts().map((product) => [product.id, product]));
  const option = (hit: Hit, isPage: boolean, children: ReactNode) => (
    <Link
      key={hit.href}
      id={search.optionId(addresses.indexOf(hit.href))}
      role="option"
      aria-selected={hit.href === chosen}
      tabIndex={-1}
      to={hit.href}
      className={clsx(styles.option, isPage ? styles.page : styles.hit)}
      data-noBrokenLinkCheck
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label={hit.kind}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          onChoose();
        }
      }}
      onPointerMove={() => {
        if (hit.href !== chosen) {
          search.choose(hit.href);
        }
      }}
    >
      {children}
    </Link>
  );

  return (
    <div id={search.listId} role="listbox" aria-label={label}>
      {groups.map(({page, hits, trail, productId, description}) => {
        const product = products.get(productId);
        const kind = kindLabel(page.kind);
        const about = page.excerpt ?? description;
        const place = product && product.id !== 'null' ? product.name : trail.split(' › ')[0];
        return (
          <div key={page.href} role="group" aria-label={page.text} className={styles.group}>
            {option(
              page,
              true,
              <>
                <span className={styles.icon}>
                  <Icon name={kindIcon(page.kind)} size={18} />
                </span>
                <span className={styles.words}>
                  <span className={styles.line}>
                    <span className={styles.title} lang={langOf(page.text)}>
                      <HighlightedText text={page.text} question={question} />
                    </span>
                    <Plan code={page.plan} />
                    {kind && <span className={styles.kind}>{kind}</span>}
                  </span>
                  {about && (
                    <span className={styles.excerpt} dir="auto" lang={langOf(about)}>
                      {page.excerpt ? <Excerpt html={page.excerpt} /> : description}
                    </span>
                  )}
                </span>
                <span className={styles.place} dir="auto" lang={place && langOf(place)}>
                  {place}
                </span>
              </>,
            )}
            {hits.map((hit) =>
              option(
                hit,
                false,
                <>
                  <span className={styles.icon}>
                    <Icon name={kindIcon(hit.kind)} size={16} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.line}>
                      <span
                        className={clsx(
                          !PROSE.has(hit.kind) && styles.code,
                          (hit.deprecated || hit.removed !== undefined) && styles.deprecated,
                        )}
                        lang={langOf(hit.text)}
                      >
                        <HighlightedText
                          text={hit.kind === 'demo' ? inWords(hit.text) : hit.text}
                          question={question}
                        />
                      </span>
                      {hit.plan !== page.plan && <Plan code={hit.plan} />}
                      {kindLabel(hit.kind) && (
                        <span className={styles.kind}>{kindLabel(hit.kind)}</span>
                      )}
                    </span>
                    {hit.removed !== undefined && (
                      <span className={styles.excerpt} dir="auto">
                        {removedLabel(hit.removed)}
                      </span>
                    )}
                    {hit.excerpt && (
                      <span className={styles.excerpt} dir="auto" lang={langOf(hit.excerpt)}>
                        <Excerpt html={hit.excerpt} />
                      </span>
                    )}
                  </span>
                  <span className={styles.enter}>
                    <Icon name="enter" size={16} />
                  </span>
                </>,
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

function Plan({code}: {code: number}): ReactNode {
  const plan = PLANS[code];
  return plan && plan !== 'community' && <PlanChip plan={plan} />;
}
