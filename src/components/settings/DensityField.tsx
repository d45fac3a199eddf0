import {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {translate} from '@docusaurus/Translate';
import {useThemeSettings, useThemeSettingsDispatch} from '../../settings/useThemeSettings';
import {Field} from './Field';

/** Renders the density setting. */
export function DensityField(): ReactNode {
  const id = useId();
  const {dense} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const event = {'data-ga-event-category': 'settings', 'data-ga-event-action': 'density'};
  return (
    <Field
      id={id}
      label={translate({id: 'docs.settings.density', message: 'Density'})}
      action={
        <Button
          size="small"
          disabled={!dense}
          onClick={() => dispatch({type: 'RESET_DENSITY'})}
          {...event}
          data-ga-event-label="reset"
        >
          {translate({id: 'docs.settings.resetDensity', message: 'Reset density'})}
        </Button>
      }
    >
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={dense}
            onChange={(_event, payload) => dispatch({type: 'SET_DENSE', payload})}
            slotProps={{
              input: {...event, 'data-ga-event-label': dense ? 'normal' : 'dense'} as object,
            }}
          />
        }
        label={translate({
          id: 'docs.settings.dense',
          message: 'Apply higher density via props',
        })}
      />
    </Field>
  );
}
