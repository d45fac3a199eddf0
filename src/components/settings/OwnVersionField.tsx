import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import Translate, {translate} from '@docusaurus/Translate';
import {MINORS} from '../../../plugins/reader-settings/shared';
import {ownVersionStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';
import {Field} from './Field';
import {INPUT_STYLE} from './inputStyle';
import type {SettingsField} from '../common/openSettings/openSettings';
import {readPackageVersion} from './readPackageVersion';

/**
 * Renders the setting of the release that the user's app has: a list, or a `package.json` that's
 * selected or dropped. The file stays in the browser.
 */
export function OwnVersionField({field}: {field?: SettingsField}): ReactNode {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const own = useSetting(ownVersionStore);
  const [hasFailed, setHasFailed] = useState(false);
  const read = async (file: File | undefined) => {
    if (file) {
      const version = readPackageVersion(await file.text());
      setHasFailed(version === undefined);
      if (version) {
        ownVersionStore.set(version);
      }
    }
  };
  useEffect(() => {
    if (field === 'ownVersion') {
      select.current?.focus();
    }
  }, [field]);
  const event = {'data-ga-event-category': 'settings', 'data-ga-event-action': 'ownVersion'};
  return (
    <Field
      id={id}
      label={translate({id: 'docs.settings.ownVersion', message: 'Version of your app'})}
    >
      <Box
        onDragOver={(drag) => drag.preventDefault()}
        onDrop={(drop) => {
          drop.preventDefault();
          void read(drop.dataTransfer.files[0]);
        }}
      >
        <Box sx={{display: 'flex', gap: 1}}>
          <NativeSelect
            disableUnderline
            sx={INPUT_STYLE}
            value={own}
            inputRef={select}
            inputProps={{'aria-labelledby': id, ...event}}
            onChange={({target: {value}}) => {
              setHasFailed(false);
              ownVersionStore.set(value);
            }}
          >
            <option value="">
              {translate({id: 'docs.settings.ownVersionUnknown', message: 'Not set'})}
            </option>
            {MINORS.toReversed().map((minor) => (
              <option key={minor} value={minor}>
                {minor}
              </option>
            ))}
          </NativeSelect>
          <Button
            variant="outlined"
            {...event}
            data-ga-event-label="package"
            onClick={() => input.current?.click()}
          >
            {translate({id: 'docs.settings.ownVersionFile', message: 'Read package.json'})}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label="package.json"
            style={{display: 'none'}}
            onChange={({target}) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </Box>
        <Typography variant="caption" role="status" sx={{color: 'text.secondary'}}>
          {hasFailed ? (
            <Translate id="docs.settings.ownVersionWrong">
              The file has no MUI X v8 package. Choose a version.
            </Translate>
          ) : (
            <Translate id="docs.settings.ownVersionHint">
              Marks what needs a later version. You can also drop your package.json here.
            </Translate>
          )}
        </Typography>
      </Box>
    </Field>
  );
}
