import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {codeStylingStore, codeVariantStore} from '../../settings/codeStores';
import {useSetting} from '../../settings/useSetting';
import {ChoiceField} from './ChoiceField';

/** Renders the language and styling settings of demo code. */
export function CodeFields(): ReactNode {
  const variant = useSetting(codeVariantStore);
  const styling = useSetting(codeStylingStore);
  return (
    <>
      <ChoiceField
        label={translate({id: 'docs.settings.codeVariant', message: 'Code language'})}
        action="codeVariant"
        value={variant}
        choices={[
          {
            value: 'TS',
            label: translate({id: 'docs.settings.typeScript', message: 'TypeScript'}),
          },
          {
            value: 'JS',
            label: translate({id: 'docs.settings.javaScript', message: 'JavaScript'}),
          },
        ]}
        onChange={codeVariantStore.set}
      />
      <ChoiceField
        label={translate({id: 'docs.settings.codeStyling', message: 'Code styling'})}
        action="codeStyling"
        value={styling}
        choices={[
          {
            value: 'system',
            label: translate({id: 'docs.settings.stylingSystem', message: 'MUI System'}),
          },
          {value: 'css', label: translate({id: 'docs.settings.stylingCss', message: 'Plain CSS'})},
          {
            value: 'tailwind',
            label: translate({id: 'docs.settings.stylingTailwind', message: 'Tailwind CSS'}),
          },
        ]}
        onChange={codeStylingStore.set}
      />
    </>
  );
}
