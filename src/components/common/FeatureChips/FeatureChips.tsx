import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {FEATURES, type Feature, type PageFlags} from '@site/site/sidebar/shared';
import styles from './FeatureChips.module.css';

function featureLabel(feature: Feature): string {
  switch (feature) {
    case 'newFeature':
      return translate({id: 'docs.feature.new', message: 'New'});
    case 'planned':
      return translate({id: 'docs.feature.planned', message: 'Planned'});
    case 'unstable':
      return translate({id: 'docs.feature.preview', message: 'Preview'});
  }
}

/** Renders the outlined chips NEW, PLANNED, and PREVIEW of a page, in this order. */
export function FeatureChips({
  flags,
  size = 'small',
}: {
  flags: PageFlags;
  size?: 'small' | 'medium';
}): ReactNode {
  return FEATURES.filter((feature) => flags[feature]).map((feature) => (
    <span
      key={feature}
      className={clsx(styles.chip, styles[feature], size === 'medium' && styles.medium)}
    >
      {featureLabel(feature)}
    </span>
  ));
}
