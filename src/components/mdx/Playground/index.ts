export {Playground} from './Playground';
