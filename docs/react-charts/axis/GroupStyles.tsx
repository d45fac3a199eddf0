import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const days = [28, 29, 30, 31, 32, 33, 34, 35].map((day) => new Date(2025, 2, day));
const month = new Intl.DateTimeFormat('en', {month: 'long'});

export default function GroupStyles() {
  return (
    <LineChart
      hideLegend
      xAxis={[
        {
          data: days,
          scaleType: 'point',
          height: 50,
          groups: [
            {getValue: (date: Date) => date.getDate()},
            {
              getValue: (date: Date) => month.format(date),
              tickSize: 24,
              tickLabelStyle: {fontWeight: 700},
            },
          ],
        },
      ]}
      yAxis={[{label: 'Water level, cm', width: 60}]}
      series={[{data: [212, 208, 221, 264, 290, 275, 249, 231], label: 'Water level'}]}
      height={300}
      sx={{'[data-group-index="1"] .MuiChartsAxis-tick': {strokeWidth: 3}}}
      title="Water level of the river by day"
    />
  );
}
// #endregion
