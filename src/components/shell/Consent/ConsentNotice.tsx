import {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  consentStores,
  listUndecidedPurposes,
  subscribeToConsent,
  type Consent,
  type Purpose,
} from '@site/src/third-parties/consent';
import styles from './ConsentNotice.module.css';

/**
 * Renders the consent question as a card above the lower edge. It doesn't affect the layout, take
 * the focus, or block other clicks.
 */
export default function ConsentNotice(): ReactNode {
  const titleId = useId();
  const [purposes] = useState(listUndecidedPurposes);
  // Also reflects an answer in another tab.
  const open = useSyncExternalStore(
    subscribeToConsent,
    () => listUndecidedPurposes().length > 0,
    () => false,
  );
  if (!open) {
    return null;
  }
  const answer = (consent: Consent) => {
    purposes.forEach((purpose) => consentStores[purpose].set(consent));
    // The focused button was removed, so keyboard users continue in the page.
    document.getElementById('main-content')?.focus({preventScroll: true});
  };
  return (
    <section className={styles.notice} aria-labelledby={titleId} data-consent>
      <p id={titleId} className={styles.title}>
        <Translate id="docs.consent.title">Privacy choices</Translate>
      </p>
      <p>
        <Question purposes={purposes} />{' '}
        <Link to="/x/privacy/">
          <Translate id="docs.footer.privacy">Privacy</Translate>
        </Link>
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer('refused')}>
          <Translate id="docs.consent.refuse">Decline</Translate>
        </button>
        <button type="button" className={styles.answer} onClick={() => answer('granted')}>
          <Translate id="docs.consent.allow">Allow</Translate>
        </button>
      </div>
    </section>
  );
}

function Question({purposes}: {purposes: readonly Purpose[]}): ReactNode {
  if (purposes.length > 1) {
    return (
      <Translate id="docs.consent.both">
        May we measure visits with Google Analytics and show ads from an ad network? Nothing is sent
        unless you agree, and you can change your mind in the settings.
      </Translate>
    );
  }
  return purposes[0] === 'analytics' ? (
    <Translate id="docs.consent.analytics">
      May we measure visits with Google Analytics? Nothing is sent unless you agree, and you can
      change your mind in the settings.
    </Translate>
  ) : (
    <Translate id="docs.consent.ads">
      May we show ads from an ad network? Nothing is sent unless you agree, and you can change your
      mind in the settings.
    </Translate>
  );
}
