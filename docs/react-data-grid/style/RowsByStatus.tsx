import {styled} from '@mui/material/styles';
import {DataGrid, gridClasses, type GridRowClassNameParams} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

// #region preview
function tint(rgb: string) {
  const color = (opacity: number) => ({backgroundColor: `rgba(${rgb}, ${opacity})`});
  return {
    ...color(0.14),
    '&:hover': {...color(0.22), '@media (hover: none)': color(0.14)},
    '&.Mui-selected': {
      ...color(0.32),
      '&:hover': {...color(0.38), '@media (hover: none)': color(0.32)},
    },
  };
}

const StatusGrid = styled(DataGrid<Departure>)({
  [`& .${gridClasses.row}.delayed`]: tint('237, 108, 2'),
  [`& .${gridClasses.row}.canceled`]: tint('211, 47, 47'),
});

function getRowClassName({row}: GridRowClassNameParams<Departure>) {
  return row.status === 'On time' ? '' : row.status.toLowerCase();
}

export default function RowsByStatus() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <StatusGrid
        aria-label="Departures by status"
        rows={departures}
        columns={departureColumns}
        getRowClassName={getRowClassName}
      />
    </div>
  );
}
// #endregion
