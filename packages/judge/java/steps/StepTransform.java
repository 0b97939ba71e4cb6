package steps;

import java.lang.classfile.*;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.*;
import java.lang.constant.*;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts calls of the Recorder into a class: at the beginning of a method, before each line with the local variables that
 * have a value there, before each return with its value, and before each throw. No branch is added, and no frame of the
 * verifier's is kept: it is off for the classes of the program.
 */
final class StepTransform {
    private static final ClassDesc RECORDER = ClassDesc.of("steps.Recorder");

    private record Local(int slot, int from, int to, String name, TypeKind kind) {}

    private StepTransform() {}

    /** Throws an IllegalArgumentException where a method would become larger than methods may be. */
    static byte[] transform(byte[] original) {
        ClassFile classFile = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS);
        ClassModel model = classFile.parse(original);
        String className = model.thisClass().asInternalName();
        return classFile.transformClass(model, (builder, element) -> {
            if (!(element instanceof MethodModel method) || method.code().isEmpty() || !isOfTheUser(method)) {
                builder.with(element);
                return;
            }
            builder.transformMethod(method, (methodBuilder, part) -> {
                if (part instanceof CodeModel code) {
                    methodBuilder.withCode(body -> instrument(body, code, method, className));
                } else {
                    methodBuilder.with(part);
                }
            });
        });
    }

    private static boolean isOfTheUser(MethodModel method) {
        return !method.flags().has(AccessFlag.SYNTHETIC) || isLambda(method);
    }

    private static boolean isLambda(MethodModel method) {
        return method.methodName().stringValue().startsWith("lambda$");
    }

    private static String shownName(MethodModel method, String className) {
        String name = method.methodName().stringValue();
        String simple = className.replaceAll(".*[/$]", "");
        if (name.equals("<init>")) return "new " + simple;
        if (name.equals("<clinit>")) return "static of " + simple;
        return isLambda(method) ? "lambda" : name;
    }

    private static void instrument(CodeBuilder body, CodeModel code, MethodModel method, String className) {
        CodeAttribute attribute = (CodeAttribute) code;
        List<Local> locals = new ArrayList<>();
        for (CodeElement element : code) {
            if (!(element instanceof LocalVariable variable)) continue;
            int from = attribute.labelToBci(variable.startScope());
            int to = attribute.labelToBci(variable.endScope());
            TypeKind kind = TypeKind.fromDescriptor(variable.type().stringValue());
            locals.add(new Local(variable.slot(), from, to, variable.name().stringValue(), kind));
        }
        // Before the constructor above has run there is no `this` that could be read.
        boolean isReady = !method.methodName().stringValue().equals("<init>");
        int depth = attribute.maxLocals();
        body.loadConstant(Recorder.method(shownName(method, className)));
        call(body, "enter", "(I)I").storeLocal(TypeKind.INT, depth);
        TypeKind result = TypeKind.from(method.methodTypeSymbol().returnType());
        int place = 0;
        for (CodeElement element : code) {
            if (element instanceof ReturnInstruction) sayReturn(body, result, depth);
            if (element instanceof ThrowInstruction) call(body.dup(), "thrown", "(Ljava/lang/Throwable;)V");
            body.with(element);
            if (element instanceof LineNumber line) sayLine(body, line.line(), depth, locals, place, isReady);
            if (!(element instanceof Instruction instruction)) continue;
            place += instruction.sizeInBytes();
            if (instruction instanceof InvokeInstruction call
                    && call.opcode() == Opcode.INVOKESPECIAL && call.name().stringValue().equals("<init>")) isReady = true;
        }
    }

    private static void sayLine(
            CodeBuilder body, int line, int depth, List<Local> locals, int place, boolean isReady) {
        call(body.loadLocal(TypeKind.INT, depth).loadConstant(line), "at", "(II)V");
        for (Local local : locals) {
            if (place < local.from || place >= local.to || (local.slot == 0 && !isReady)) continue;
            body.loadConstant(local.name).loadLocal(local.kind, local.slot);
            call(body, "local", "(Ljava/lang/String;" + letterOf(local.kind) + ")V");
        }
        call(body, "end", "()V");
    }

    private static void sayReturn(CodeBuilder body, TypeKind kind, int depth) {
        if (kind == TypeKind.VOID) {
            call(body.loadLocal(TypeKind.INT, depth), "leave", "(I)V");
            return;
        }
        if (kind.slotSize() == 2) body.dup2();
        else body.dup();
        call(body.loadLocal(TypeKind.INT, depth), "leave", "(" + letterOf(kind) + "I)V");
    }

    private static String letterOf(TypeKind kind) {
        return switch (kind) {
            case REFERENCE -> "Ljava/lang/Object;";
            case LONG -> "J";
            case DOUBLE -> "D";
            case FLOAT -> "F";
            case BOOLEAN -> "Z";
            case CHAR -> "C";
            default -> "I";
        };
    }

    private static CodeBuilder call(CodeBuilder body, String name, String descriptor) {
        return body.invokestatic(RECORDER, name, MethodTypeDesc.ofDescriptor(descriptor));
    }
}
