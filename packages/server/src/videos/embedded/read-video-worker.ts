import { parentPort, workerData } from "node:worker_threads";
import { readVideo } from "./read-video.ts";

parentPort?.postMessage(await readVideo(String(workerData)));
