import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import {usePickerActionsContext} from '@mui/x-date-pickers/hooks';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

function ActionList({className}: PickersActionBarProps) {
  const {clearValue, cancelValueChanges, acceptValueChanges} =
    usePickerActionsContext();
  return (
    <List dense component="div" className={className}>
      <ListItemButton onClick={acceptValueChanges}>Confirm</ListItemButton>
      <ListItemButton onClick={cancelValueChanges}>Undo</ListItemButton>
      <ListItemButton onClick={clearValue}>Clear</ListItemButton>
    </List>
  );
}

function DeliveryLayout(props: PickersLayoutProps<Dayjs | null>) {
  const {toolbar, tabs, content, shortcuts, actionBar, ownerState} =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={ownerState}
      sx={{
        maxWidth: '100%',
        overflow: 'auto',
        [`& .${pickersLayoutClasses.actionBar}`]: {gridColumn: 1, gridRow: 2},
      }}
    >
      {/* #region preview */}
      {/* const {toolbar, tabs, content, shortcuts, actionBar, ownerState} = usePickerLayout(props); */}
      {/* <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={ownerState}> */}
      <Box sx={{gridColumn: '1 / 4', gridRow: 1, p: 2, color: 'primary.main'}}>
        Select a delivery date
      </Box>
      {toolbar}
      {shortcuts}
      {actionBar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {/* #endregion */}
    </PickersLayoutRoot>
  );
}

export default function ActionListByDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slots={{actionBar: ActionList, layout: DeliveryLayout}}
      />
    </LocalizationProvider>
  );
}
