import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSite} from '@site/src/contexts/DocsConfig';
import {toWords} from '../../../site/demos/shared';
import {isPlan, PLANS, type Plan} from '../../../site/plans/shared';
import {getProducts} from '../common/products/products';
import {Icon} from '../common/Icon/Icon';
import {fromLabel} from '../common/OwnVersion/minimums';
import {PlanChip} from '../common/PlanChip/PlanChip';
import type {Hit, HitGroup} from '@mui-x-docs/search/hits';
import {getKindIcon, getKindLabel, getRemovedLabel} from './labels';
import {Answer} from './Answer';
import {Excerpt, HighlightedText} from './HighlightedText';
import styles from './Results.module.css';
import {getResultLang} from './getResultLang';
import type {Search} from './useSearch';

/** The kinds whose text is prose instead of a name in code. */
const TEXT_KINDS = new Set(['page', 'section', 'demo']);

/**
 * Renders the answer, if there is one, and the results grouped by page: the page itself, followed by
 * its matches.
 */
export function Results({
  search,
  label,
  onChoose,
}: {
  search: Search;
  label: string;
  onChoose: () => void;
}): ReactNode {
  const {groups, query, activeHref, hrefs} = search;
  const {currentLocale} = useSite().i18n;
  const langOf = (text: string) => getResultLang(text, currentLocale);
  const products = new Map(getProducts().map((product) => [product.id, product]));
  const renderOption = (hit: Hit, {page, trail, productId, description}: HitGroup) => {
    const isPage = hit === page;
    const kind = getKindLabel(hit.kind);
    const release = search.newerOf(hit.href);
    const excerpt = hit.excerpt ?? (isPage ? description : undefined);
    const product = products.get(productId);
    const [area, ...sections] = trail.split(' › ');
    const location = product && product.id !== 'null' ? product.name : area;
    const {signature, plan} = search.detailsOf(hit);
    return (
      <Link
        key={hit.href}
        id={search.optionId(hrefs.indexOf(hit.href))}
        role="option"
        aria-selected={hit.href === activeHref}
        tabIndex={-1}
        to={hit.href}
        className={clsx(styles.option, !isPage && styles.hit)}
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
          if (hit.href !== activeHref) {
            search.setActiveHref(hit.href);
          }
        }}
      >
        <span className={styles.icon}>
          <Icon name={getKindIcon(hit.kind)} size={isPage ? 18 : 16} />
        </span>
        <span className={styles.text}>
          <span className={styles.line}>
            <span
              className={clsx(
                isPage
                  ? styles.title
                  : [
                      !TEXT_KINDS.has(hit.kind) && styles.code,
                      (hit.deprecated || hit.removed !== undefined) && styles.deprecated,
                    ],
              )}
              lang={langOf(hit.text)}
            >
              <HighlightedText
                text={hit.kind === 'demo' ? toWords(hit.text) : hit.text}
                query={query}
              />
            </span>
            {(isPage || hit.plan !== page.plan) && <HitPlanChip plan={PLANS[hit.plan]} />}
            {kind && <span className={styles.kind}>{kind}</span>}
            {release && <span className={styles.kind}>{fromLabel(release)}</span>}
            {hit.kind === 'page' && sections.length > 0 && (
              <span className={styles.kind} lang={langOf(trail)}>
                {sections.join(' › ')}
              </span>
            )}
            {/* Loaded later, so they come last. */}
            {signature && (
              <code className={styles.signature} dir="ltr">
                {signature}
              </code>
            )}
            {plan !== undefined && <HitPlanChip plan={isPlan(plan) ? plan : undefined} />}
          </span>
          {!isPage && hit.removed !== undefined && (
            <span className={styles.excerpt} dir="auto">
              {getRemovedLabel(hit.removed)}
            </span>
          )}
          {excerpt && (
            <span className={styles.excerpt} dir="auto" lang={langOf(excerpt)}>
              {hit.excerpt ? <Excerpt html={hit.excerpt} /> : description}
            </span>
          )}
        </span>
        {isPage ? (
          <span className={styles.location} dir="auto" lang={location && langOf(location)}>
            {location}
          </span>
        ) : (
          <span className={styles.enter}>
            <Icon name="enter" size={16} />
          </span>
        )}
      </Link>
    );
  };

  return (
    <div id={search.listId} role="listbox" aria-label={label}>
      <Answer search={search} onChoose={onChoose} />
      {groups.map((group) => (
        <div
          key={group.page.href}
          role="group"
          aria-label={group.page.text}
          className={styles.group}
        >
          {[group.page, ...group.hits].map((hit) => renderOption(hit, group))}
        </div>
      ))}
    </div>
  );
}

/** Renders the chip of a paid plan. */
function HitPlanChip({plan}: {plan: Plan | undefined}): ReactNode {
  return plan && plan !== 'community' && <PlanChip plan={plan} />;
}
