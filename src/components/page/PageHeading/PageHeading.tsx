import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useSite} from '@site/src/contexts/DocsConfig';
import {AdSlot} from '../../ads/AdSlot';
import {useShowsAds} from '../../ads/useShowsAds';
import {FeatureChips} from '../../common/FeatureChips/FeatureChips';
import {useCurrentItem} from '../../common/useCurrentItem/useCurrentItem';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import styles from './PageHeading.module.css';

/** The heading of a page with the marks that the sidebar gives it, and under it the page's own sentence about itself and the ad slot. */
export function PageHeading({children}: {children: ReactNode}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {flags} = useCurrentItem();
  const hasAd = useShowsAds();
  const {currentLocale, localeConfigs} = useSite().i18n;
  const {lang} = frontMatter as {lang?: string};
  const isMirrored = localeConfigs[currentLocale]?.direction === 'rtl';
  // A title that is not translated begins where the English text below it does, and what stands beside it keeps its own way.
  const direction = isMirrored ? 'auto' : undefined;
  return (
    <>
      <div className={styles.line} dir={direction}>
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
      </div>
      {/* Filled by src/client/unknownFragment.ts, which React is not told of. */}
      <div data-moved-section="" />
      {frontMatter.description && (
        <>
          <p
            className={hasAd ? 'description ad' : 'description'}
            lang={lang}
            // As plugins/translations does it with the blocks of a page that is not translated.
            dir={lang && isMirrored ? 'ltr' : undefined}
          >
            {frontMatter.description}
          </p>
          {/* A slot of its own for each page: what is drawn is drawn anew. */}
          {hasAd && <AdSlot key={metadata.permalink} />}
        </>
      )}
    </>
  );
}
