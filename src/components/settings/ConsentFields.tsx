import {useState, type ReactNode} from 'react';
import Typography from '@mui/material/Typography';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSetting} from '../../settings/useSetting';
import {
  hasPrivacySignal,
  consentStores,
  listConfiguredPurposes,
  type Purpose,
} from '../../third-parties/consent';
import {ChoiceField} from './ChoiceField';

/** Renders the consent settings for third parties. Rendered only if one is configured. */
export function ConsentFields({onClose}: {onClose: () => void}): ReactNode {
  const [purposes] = useState(listConfiguredPurposes);
  return (
    <>
      {hasPrivacySignal() ? (
        <Typography variant="body2">
          <Translate id="docs.settings.privacySignal">
            Your browser asks sites not to track you (Do Not Track or Global Privacy Control), so
            nothing is sent.
          </Translate>
        </Typography>
      ) : (
        purposes.map((purpose) => <ConsentField key={purpose} purpose={purpose} />)
      )}
      <Typography variant="body2">
        <Link to="/x/privacy/" onClick={onClose}>
          <Translate id="docs.settings.privacy">Privacy policy</Translate>
        </Link>
      </Typography>
    </>
  );
}

function ConsentField({purpose}: {purpose: Purpose}): ReactNode {
  const store = consentStores[purpose];
  return (
    <ChoiceField
      label={
        purpose === 'analytics'
          ? translate({id: 'docs.settings.analytics', message: 'Visit statistics'})
          : translate({id: 'docs.settings.networkAds', message: 'Ads from the ad network'})
      }
      action={`consent-${purpose}`}
      value={useSetting(store)}
      choices={[
        {value: 'granted', label: translate({id: 'docs.settings.allowed', message: 'Allowed'})},
        {value: 'refused', label: translate({id: 'docs.settings.refused', message: 'Not allowed'})},
      ]}
      onChange={store.set}
    />
  );
}
