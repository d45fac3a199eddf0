import {LineChart} from '@mui/x-charts/LineChart';

const days = [28, 29, 30, 31, 32, 33, 34, 35].map((day) => new Date(2025, 2, day));
const seeing = [1.8, 1.6, 2.4, 2.9, 2.1, 1.4, 1.2, 1.5];
const month = new Intl.DateTimeFormat('en', {month: 'long'});

export default function GroupStyles() {
  return (
    // #region preview
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
      yAxis={[{min: 0, label: 'Seeing, arc seconds'}]}
      series={[{data: seeing, label: 'Seeing'}]}
      height={300}
    />
    // #endregion
  );
}
