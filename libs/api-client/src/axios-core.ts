// The entry of the package brings 1.4 kB that no call here uses, such as the names of all status codes.
import Axios from 'axios/unsafe/core/Axios.js';
import defaults from 'axios/unsafe/defaults/index.js';

/** An axios with its own defaults, as the package's entry has it. */
export const axios = new Axios(defaults);
