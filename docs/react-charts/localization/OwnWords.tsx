import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';

// #region preview
const localeText = {noData: 'No boats yet', loading: 'Loading the timetable…'};
const xAxis = [{data: ['Island', 'Harbor']}];
const yAxis = [{position: 'none'} as const];

export default function OwnWords() {
  return (
    <ChartsLocalizationProvider localeText={localeText}>
      <Stack direction="row" sx={{width: '100%'}}>
        <BarChart
          title="Boats today"
          xAxis={xAxis}
          yAxis={yAxis}
          series={[]}
          height={180}
        />
        <BarChart
          title="Boats tomorrow"
          localeText={{noData: 'Closed tomorrow'}}
          xAxis={xAxis}
          yAxis={yAxis}
          series={[]}
          height={180}
        />
      </Stack>
    </ChartsLocalizationProvider>
  );
}
// #endregion
