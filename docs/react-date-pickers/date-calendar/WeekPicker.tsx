import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {styled} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';

interface ShiftDayProps extends PickersDayProps {
  chosen?: Dayjs | null;
  hovered?: Dayjs | null;
}

const WeekDay = styled(PickersDay, {
  shouldForwardProp: (prop) => prop !== 'mark',
})<{mark: 'chosen' | 'hovered' | 'none'}>(({theme, mark}) => ({
  width: 40, // Without margins, the days still line up with the header.
  borderRadius: 0,
  ...(mark === 'chosen' && {
    '&, &:hover, &:focus': {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
  }),
  ...(mark === 'hovered' && {
    '&, &:hover': {backgroundColor: theme.palette.action.hover},
  }),
  '&:focus-visible': {outline: `2px solid ${theme.palette.text.primary}`},
}));

// Outside the component, because a new type on each render would remount all days.
function ShiftDay({chosen, hovered, ...day}: ShiftDayProps) {
  const isInSelectedWeek = chosen?.isSame(day.day, 'week');
  const isHovered = hovered?.isSame(day.day, 'week');

  return (
    <WeekDay
      {...day}
      disableMargin
      selected={false} // The styles highlight the whole week instead of one day.
      aria-selected={isInSelectedWeek}
      mark={isInSelectedWeek ? 'chosen' : isHovered ? 'hovered' : 'none'}
    />
  );
}

export default function WeekPicker() {
  const [chosen, setChosen] = React.useState<Dayjs | null>(dayjs('2025-06-14'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* ShiftDay renders <PickersDay selected={false} /> and highlights the days for which */}
      {/* chosen.isSame(day, 'week') or hovered.isSame(day, 'week'). */}
      {/* setChosen and setHovered: state setters of the two days */}
      <DateCalendar
        value={chosen}
        onChange={setChosen}
        showDaysOutsideCurrentMonth
        slots={{day: ShiftDay}}
        slotProps={{
          day: ({day}) =>
            ({
              chosen,
              hovered,
              onPointerEnter: () => setHovered(day),
              onPointerLeave: () => setHovered(null),
            }) as Partial<ShiftDayProps>,
        }}
        sx={{m: 0}}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
