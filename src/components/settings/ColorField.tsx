import {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {Field} from './Field';

/** Renders a link to the palette tool of the Material UI docs. */
export function ColorField(): ReactNode {
  const id = useId();
  const {docsUrl} = useSite();
  return (
    <Field id={id} label={translate({id: 'docs.settings.color', message: 'Color'})}>
      <Button
        variant="outlined"
        href={`${docsUrl}/material-ui/customization/color/#playground`}
        data-ga-event-category="settings"
        data-ga-event-action="colors"
      >
        {translate({id: 'docs.settings.editColors', message: 'Edit documentation colors'})}
      </Button>
    </Field>
  );
}
