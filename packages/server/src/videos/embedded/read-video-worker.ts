import { parentPort, workerData } from "node:worker_threads";
import { READING, readVideo } from "./read-video.ts";

parentPort?.postMessage(READING);
parentPort?.postMessage(await readVideo(String(workerData)));
