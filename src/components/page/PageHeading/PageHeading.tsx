import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useSite} from '@site/src/contexts/DocsConfig';
import {CHANGES_ID} from '../../../../plugins/page-changes/shared';
import {AdSlot} from '../../ads/AdSlot';
import {useShowsAds} from '../../ads/useShowsAds';
import {FeatureChips} from '../../common/FeatureChips/FeatureChips';
import {useCurrentItem} from '../../common/useCurrentItem/useCurrentItem';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import {PageActions} from '../PageActions/PageActions';
import {TitleLine} from './TitleLine';
import styles from './PageHeading.module.css';

/**
 * Renders the title of a page with the chips that the sidebar shows and the actions for the page,
 * followed by its description and the ad slot.
 */
export function PageHeading({children}: {children: ReactNode}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {flags} = useCurrentItem();
  const hasAd = useShowsAds();
  const {currentLocale, localeConfigs} = useSite().i18n;
  // `changes` is added by plugins/page-changes.
  const {lang, changes} = frontMatter as {lang?: string; changes?: string};
  const isRtl = localeConfigs[currentLocale]?.direction === 'rtl';
  // An untranslated title is aligned like the English text below it; adjacent elements keep their
  // own direction.
  const direction = isRtl ? 'auto' : undefined;
  return (
    <>
      <TitleLine
        dir={direction}
        // Unlisted pages have no Markdown version.
        actions={!metadata.unlisted && <PageActions path={metadata.permalink} lang={lang} />}
      >
        <h1 className={styles.heading}>
          <span>{children}</span>
          {flags.plan && (
            <span>
              {' '}
              <PlanChip plan={flags.plan} />
            </span>
          )}
        </h1>
        <FeatureChips flags={flags} size="medium" />
        {changes && (
          <a className={styles.changes} href={`#${CHANGES_ID}`}>
            {changes}
          </a>
        )}
      </TitleLine>
      {/* Filled by src/client/unknownFragment.ts outside React. */}
      <div data-moved-section="" />
      {frontMatter.description && (
        <>
          <p
            className={hasAd ? 'description ad' : 'description'}
            lang={lang}
            // Matches how plugins/translations marks the content of an untranslated page.
            dir={lang && isRtl ? 'ltr' : undefined}
          >
            {frontMatter.description}
          </p>
          {/* The key creates a new slot for each page, so the ad is selected again. */}
          {hasAd && <AdSlot key={metadata.permalink} />}
        </>
      )}
    </>
  );
}
