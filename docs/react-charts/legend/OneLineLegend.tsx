import {BarChart} from '@mui/x-charts/BarChart';
import {cheerfulFiestaPalette} from '@mui/x-charts/colorPalettes';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const xAxis = [{data: ['Online', 'Stores']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = years.map((year, index) => ({
  label: `Year ${year}`,
  data: [310 + index * 50, 560 + index * 14],
}));

// #region preview
const slotProps = {
  legend: {
    tabIndex: 0,
    sx: {
      overflowX: 'auto',
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
      width: 280,
      maxWidth: '90%',
      pb: 1,
    },
  },
};

// series: [{label: 'Year 2016', data: [310, 560]}, …]
// <BarChart series={series} slotProps={slotProps} height={280} … />
// #endregion

export default function OneLineLegend() {
  return (
    <BarChart
      title="Revenue by sales channel and year"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      colors={cheerfulFiestaPalette}
      slotProps={slotProps}
      height={280}
    />
  );
}
