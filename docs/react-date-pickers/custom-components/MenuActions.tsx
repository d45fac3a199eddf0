import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

function MenuActionBar({actions = [], className}: PickersActionBarProps) {
  const {clearValue, cancelValueChanges, acceptValueChanges} =
    usePickerActionsContext();
  const translations = usePickerTranslations();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  // #region preview
  // const {clearValue, cancelValueChanges, acceptValueChanges} = usePickerActionsContext();
  // const translations = usePickerTranslations();
  // The menu renders `items`. The picker receives slots={{actionBar: MenuActionBar}}.
  const known = {
    clear: {label: translations.clearButtonLabel, run: clearValue},
    cancel: {label: translations.cancelButtonLabel, run: cancelValueChanges},
    accept: {label: translations.okButtonLabel, run: acceptValueChanges},
  };
  const items = Object.entries(known).filter(([key]) => actions.some((a) => a === key));
  // #endregion

  return (
    <DialogActions className={className}>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Actions
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {items.map(([key, {label, run}]) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </DialogActions>
  );
}

export default function MenuActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slots={{actionBar: MenuActionBar}}
        slotProps={{actionBar: {actions: ['clear', 'cancel']}}}
      />
    </LocalizationProvider>
  );
}
