import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import {usePickerActionsContext} from '@mui/x-date-pickers/hooks';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

function ActionList({className}: PickersActionBarProps) {
  const {clearValue, cancelValueChanges, acceptValueChanges} =
    usePickerActionsContext();
  return (
    // The styles below select the list by this class name.
    <List dense component="div" className={className}>
      <ListItemButton onClick={acceptValueChanges}>Book</ListItemButton>
      <ListItemButton onClick={cancelValueChanges}>Undo</ListItemButton>
      <ListItemButton onClick={clearValue}>Clear</ListItemButton>
    </List>
  );
}

export default function ActionListByCss() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* ActionList renders a List with a ListItemButton for each action. */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slots={{actionBar: ActionList}}
        slotProps={{
          layout: {
            sx: {
              maxWidth: '100%',
              overflow: 'auto',
              [`& .${pickersLayoutClasses.actionBar}`]: {gridColumn: 1, gridRow: 2},
            },
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
