import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";

/*
 * What can be known of the files in deploy/ on a machine that has no container runtime and no cluster: they are well
 * formed, each name in them leads to something, and they set nothing that the product does not read.
 */

const root = join(import.meta.dirname, "..");
const deploy = join(root, "deploy");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const settings = new Set([...read("README.md").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1]));
const ROLES = ["all", "web", "judge"];
/** Paths that probes may ask for, as docs/operations.md tells them. */
const PROBES = new Set([...read("docs/operations.md").matchAll(/`GET (\/[\w/]+)`/g)].map((match) => match[1]));

const systemdUnits = readdirSync(join(deploy, "systemd"));
const services = systemdUnits.filter((unit) => unit.endsWith(".service"));
/** They run until they are stopped. */
const sites = services.filter((unit) => unit !== "verdict-backup.service");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("systemd accepts every unit (needs systemd-analyze)", () => {
  const units = systemdUnits.map((unit) => join(deploy, "systemd", unit));
  const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], { encoding: "utf8" });
  // Whether npm lies at its place is a matter of the machine that it is for.
  const complaints = stderr.split("\n").filter((line) => line !== "" && !line.includes("npm is not executable"));
  expect(complaints).toEqual([]);
});

test.each(sites)("%s starts a role that there is, and starts it again", (unit) => {
  const text = read(`deploy/systemd/${unit}`);
  expect(text).toMatch(/^ExecStart=\/usr\/bin\/npm start(?: -- --role (?:web|judge))?$/m);
  expect(text).toMatch(/^Restart=always$/m);
});

const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map((match) => match[1] ?? "");

test.each(services)("%s sets what the product reads, and keeps what npm fetches apart from the data", (unit) => {
  const text = read(`deploy/systemd/${unit}`);
  const assigned = valuesOf(text, "Environment").flatMap((value) => value.split(" "));
  for (const assignment of assigned) expect(settings).toContain(assignment.split("=")[0]);
  expect(assigned).toContain("DATA_DIR=/var/lib/verdict");
  expect([valuesOf(text, "StateDirectory"), valuesOf(text, "CacheDirectory")]).toEqual([["verdict"], ["verdict"]]);
  // Where the user has another home, systemd would not let some of the units write there, and backups would hold it.
  expect(read("docs/operations.md")).toMatch(/^useradd .*--home-dir \/var\/cache\/verdict verdict$/m);
});

test("a backup is made of what the service has, into a folder that it may write and that the operator has made", () => {
  const text = read("deploy/systemd/verdict-backup.service");
  const [, folder] = /^ExecStart=\/usr\/bin\/npm run backup -- --keep \d+ (\S+)$/m.exec(text) ?? [];
  expect(valuesOf(text, "ReadWritePaths")).toEqual([folder]);
  expect(read("docs/operations.md")).toMatch(new RegExp(`^install --directory --owner=verdict .* ${folder}$`, "m"));
  const site = read("deploy/systemd/verdict.service");
  for (const name of ["User", "WorkingDirectory", "EnvironmentFile", "StateDirectoryMode", "CacheDirectoryMode"]) {
    expect(valuesOf(text, name), name).toEqual(valuesOf(site, name));
  }
  // The timer starts the service of its own name.
  expect(systemdUnits).toContain("verdict-backup.timer");
});

test("operators are told to install units that there are", () => {
  const named = [...read("docs/operations.md").matchAll(/\/srv\/verdict\/(deploy\/systemd\/[\w.-]+)/g)];
  for (const [, path = ""] of named) expect(existsSync(join(root, path)), path).toBe(true);
  expect(named.length).toBeGreaterThan(2);
});

test("whatever judges has a control group of its own, and web servers have no rights to lose", () => {
  for (const unit of ["verdict.service", "verdict-judge.service"]) {
    expect(read(`deploy/systemd/${unit}`)).toMatch(/^Delegate=yes$/m);
    expect(read(`deploy/systemd/${unit}`)).toMatch(/^KillMode=mixed$/m);
    expect(read(`deploy/systemd/${unit}`)).not.toMatch(
      /^(?:NoNewPrivileges|RestrictNamespaces|ProtectControlGroups)=/m,
    );
  }
  expect(read("deploy/systemd/verdict-web.service")).toMatch(/^CapabilityBoundingSet=$/m);
});

const ComposeService = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.literal("service_healthy") })).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), ComposeService),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

test("the compose file refers to nothing that it does not have", () => {
  const { services, networks, volumes } = Compose.parse(parse(read("deploy/compose.yaml")));
  for (const service of Object.values(services)) {
    for (const network of service.networks) expect(networks).toHaveProperty(network);
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (source.startsWith(".")) expect(existsSync(join(deploy, source))).toBe(true);
      else expect(volumes).toHaveProperty(source);
    }
    for (const other of Object.keys(service.depends_on ?? {})) {
      expect(services[other]?.healthcheck, `${other} is waited for`).toBeDefined();
    }
    if (service.build !== undefined) {
      expect(existsSync(join(deploy, service.build.context, service.build.dockerfile))).toBe(true);
    }
  }
});

test("the services are given settings that the product reads, roles that it has, and no secret by default", () => {
  const text = read("deploy/compose.yaml");
  const { services } = Compose.parse(parse(text));
  for (const name of ["web", "judge"]) {
    const service = services[name];
    for (const setting of Object.keys(service?.environment ?? {})) expect(settings).toContain(setting);
    expect(ROLES).toContain(service?.command?.[1]);
  }
  expect([...text.matchAll(/\$\{(\w*(?:PASSWORD|TOKEN)\w*):-/g)]).toEqual([]);
  expect(services["web"]?.healthcheck?.test.join(" ")).toContain("/readyz/web");
});

test("the image brings what else a judge would compile at its start, from files that there are", () => {
  const built = [...read("deploy/Dockerfile").matchAll(/"\/srv\/verdict\/([^"]+\.ts)"/g)].map(
    (match) => match[1] ?? "",
  );
  for (const file of built) expect(existsSync(join(root, file)), file).toBe(true);
  expect(built).toContain("packages/sandbox/src/build-runner.ts");
});

test("no file of secrets gets into the image, which judges run as well", () => {
  expect(read("deploy/Dockerfile.dockerignore").split("\n")).toContain("**/.env*");
  expect(read("deploy/compose.yaml")).toContain("set it in deploy/.env");
});

test("a judge gets the role that reads no table, reaches the database alone, and is reached by nobody", () => {
  const { services, networks } = Compose.parse(parse(read("deploy/compose.yaml")));
  const judge = services["judge"];
  expect(judge?.environment?.["DATABASE_URL"]).toMatch(/^postgres:\/\/verdict_judge:/);
  expect(judge?.networks).toEqual(["database"]);
  expect(networks["database"]).toEqual({ internal: true });
  expect(judge?.ports).toBeUndefined();
  expect(read("deploy/postgres/roles.sh")).toContain("create role verdict_judge login");
});

const Named = z.object({ kind: z.string(), metadata: z.object({ name: z.string(), namespace: z.literal("verdict") }) });
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const FileProbe = z.object({ exec: z.object({ command: z.tuple([z.literal("test"), z.literal("-f"), z.string()]) }) });
const Container = z.object({
  name: z.string(),
  args: z.tuple([z.literal("--role"), z.string()]),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ name: z.string() })).optional(),
  volumeMounts: z.array(z.object({ name: z.string() })),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: z.union([Probe, FileProbe]),
});
const Deployment = Named.extend({
  spec: z.object({
    selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        containers: z.array(Container),
        volumes: z.array(
          z.object({ name: z.string(), persistentVolumeClaim: z.object({ claimName: z.string() }).optional() }),
        ),
      }),
    }),
  }),
});
const manifests = parseAllDocuments(read("deploy/kubernetes/verdict.yaml")).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS() as unknown;
});
const ofKind = (kind: string) => manifests.filter((manifest) => Named.parse(manifest).kind === kind);
const deployments = ofKind("Deployment").map((manifest) => Deployment.parse(manifest));

test("the manifest has the kinds that an installation needs", () => {
  expect(manifests.map((manifest) => Named.parse(manifest).kind).sort()).toEqual([
    "Deployment",
    "Deployment",
    "HorizontalPodAutoscaler",
    "NetworkPolicy",
    "PersistentVolumeClaim",
    "PodDisruptionBudget",
    "PodDisruptionBudget",
    "Service",
  ]);
});

test.each(deployments.map((deployment) => [deployment.metadata.name, deployment] as const))(
  "%s selects its own pods, mounts what it has, and asks for addresses that there are",
  (_name, { spec }) => {
    const { containers, volumes } = spec.template.spec;
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    for (const container of containers) {
      expect(ROLES).toContain(container.args[1]);
      for (const { name } of container.env) expect(settings).toContain(name);
      for (const { name } of container.volumeMounts) expect(volumes.map((volume) => volume.name)).toContain(name);
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        if (probe === undefined || "exec" in probe) continue;
        expect(PROBES).toContain(probe.httpGet.path);
        expect(container.ports?.map(({ name }) => name)).toContain(probe.httpGet.port);
      }
    }
    const claims = ofKind("PersistentVolumeClaim").map((manifest) => Named.parse(manifest).metadata.name);
    for (const { persistentVolumeClaim } of volumes) {
      if (persistentVolumeClaim !== undefined) expect(claims).toContain(persistentVolumeClaim.claimName);
    }
  },
);

test("a judge is ready while its supervisor keeps a file that it writes into the judge's own volume", () => {
  const judge = deployments.find(({ metadata }) => metadata.name === "verdict-judge");
  const [container] = judge?.spec.template.spec.containers ?? [];
  const { exec } = FileProbe.parse(container?.readinessProbe);
  const [, , file] = exec.command;
  expect(read("deploy/Dockerfile")).toContain(`DATA_DIR=${dirname(file)} `);
  expect(read("scripts/start.ts")).toContain(`join(config.dataDir, "${basename(file)}")`);
});

test("services, budgets, policies and the autoscaler mean pods and deployments that there are", () => {
  const apps = deployments.map(({ spec }) => spec.selector.matchLabels.app);
  const Selecting = z.object({
    spec: z.object({
      selector: z.union([z.object({ app: z.string() }), z.object({ matchLabels: z.object({ app: z.string() }) })]),
    }),
  });
  for (const manifest of [...ofKind("Service"), ...ofKind("PodDisruptionBudget")]) {
    const { selector } = Selecting.parse(manifest).spec;
    expect(apps).toContain("app" in selector ? selector.app : selector.matchLabels.app);
  }
  const Policy = z.object({
    spec: z.object({ podSelector: z.object({ matchLabels: z.object({ app: z.string() }) }) }),
  });
  for (const manifest of ofKind("NetworkPolicy")) {
    expect(apps).toContain(Policy.parse(manifest).spec.podSelector.matchLabels.app);
  }
});

test("the autoscaler follows a figure that /metrics gives", () => {
  const Metric = z.object({ name: z.string(), selector: z.object({ matchLabels: z.object({ kind: z.string() }) }) });
  const Autoscaler = z.object({
    spec: z.object({
      scaleTargetRef: z.object({ name: z.string() }),
      metrics: z.array(z.object({ external: z.object({ metric: Metric }) })),
    }),
  });
  const [{ spec } = { spec: undefined }] = ofKind("HorizontalPodAutoscaler").map((one) => Autoscaler.parse(one));
  expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec?.scaleTargetRef.name);
  const names = spec?.metrics.map(({ external }) => external.metric.name) ?? [];
  expect(names).toHaveLength(1);
  for (const name of names) expect(read("docs/operations.md")).toContain(`\`${name}\``);
});
