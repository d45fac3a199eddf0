import {DataGrid, gridClasses} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function NoFocusOutline() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        sx={{
          [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}`]: {
            '&:focus, &:focus-within': {
              outline: 'none',
              // Replaces the outline, so that keyboard users still see the focus.
              boxShadow: (theme) =>
                `inset 0 -3px ${(theme.vars ?? theme).palette.primary.main}`,
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
